"""Where the text of a PDF stands: its lines as boxes on their pages."""

from dataclasses import dataclass

import pypdfium2

# What a font's own bearings and rounding may put over an edge, in points.
SLACK = 1.0


@dataclass(frozen=True)
class Box:
    """A piece of a line of text, in points from the lower left corner of its page."""

    text: str
    page: int
    left: float
    bottom: float
    right: float
    top: float

    def covers(self, other: "Box") -> float:
        """The share of the smaller box that both cover."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.top, other.top) - max(self.bottom, other.bottom)
        if wide <= SLACK or high <= SLACK:
            return 0.0
        return wide * high / max(min(self.area, other.area), 1.0)

    @property
    def area(self) -> float:
        """In square points."""
        return (self.right - self.left) * (self.top - self.bottom)


@dataclass(frozen=True)
class Page:
    """A page's size and its boxes of text."""

    width: float
    height: float
    boxes: tuple[Box, ...]

    def outside(self, edge: float) -> list[str]:
        """Text that crosses a margin of ``edge`` points."""
        return [
            box.text
            for box in self.boxes
            if box.left < edge - SLACK
            or box.right > self.width - edge + SLACK
            or box.bottom < edge - SLACK
            or box.top > self.height - edge + SLACK
        ]

    def overlapping(self) -> list[tuple[str, str]]:
        """Pieces of text that stand on each other."""
        found = []
        boxes = sorted(self.boxes, key=lambda box: box.bottom)
        for at, one in enumerate(boxes):
            for other in boxes[at + 1 :]:
                if other.bottom >= one.top:
                    break
                if one.covers(other) > _SHARED:
                    found.append((one.text, other.text))
        return found


_SHARED = 0.2


def pages(pdf: bytes, shown: tuple[int, ...] = (0, 1, -1)) -> list[Page]:
    """Some pages of a PDF (first, second and last), with their boxes."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        count = len(document)
        wanted = sorted({at % count for at in shown if at < count})
        return [_page(document, at) for at in wanted]
    finally:
        document.close()


def _page(document: pypdfium2.PdfDocument, at: int) -> Page:
    page = document[at]
    text = page.get_textpage()
    boxes = []
    for number in range(text.count_rects()):
        left, bottom, right, top = text.get_rect(number)
        said = text.get_text_bounded(left, bottom, right, top).strip()
        if said:
            boxes.append(Box(said, at, left, bottom, right, top))
    width, height = page.get_size()
    return Page(width, height, tuple(boxes))
