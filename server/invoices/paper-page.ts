import type { PaperFonts, Weight } from "./paper-fonts.ts";

/** In points of A4. */
export const LEFT = 50;
export const RIGHT = 545;
const TOP = 50;
const BOTTOM = 770;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  isMuted?: boolean;
  align?: "left" | "right";
  /** Digits of equal width, for columns. */
  isTabular?: boolean;
}

type Document = PDFKit.PDFDocument;

/** Text in one font and with one kind of digits. */
interface Piece {
  text: string;
  width: number;
  options: { font: string; features: PDFKit.Mixins.OpenTypeFeatures[] | undefined };
}

const SIZE = 9.5;
const INK = "#1c1917";
const MUTED = "#57534e";

/** Places text on pages, from the top down, and tags it. */
export class PaperPage {
  y = TOP;
  readonly #doc: Document;
  readonly #fonts: PaperFonts;
  readonly #measured = new Map<string, Piece[]>();

  constructor(doc: Document, fonts: PaperFonts) {
    this.#doc = doc;
    this.#fonts = fonts;
    for (const { name, data } of fonts.files) doc.registerFont(name, data);
  }

  hasSpace(height: number): boolean {
    return this.y + height <= BOTTOM;
  }

  break(): void {
    this.#doc.addPage();
    this.y = TOP;
  }

  width(text: string, style: TextStyle = {}): number {
    return this.#pieces(text, style).reduce((sum, { width }) => sum + width, 0);
  }

  /** Lines that are no wider; a word that is wider is divided. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .flatMap((paragraph) => this.#wrapParagraph(paragraph, width, style));
  }

  #wrapParagraph(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    const space = this.width(" ", style);
    let line = "";
    let used = 0;
    for (const [index, word] of text.split(" ").entries()) {
      const needed = this.width(word, style);
      if (index > 0 && used + space + needed <= width) {
        line += ` ${word}`;
        used += space + needed;
        continue;
      }
      if (index > 0) lines.push(line);
      line = word;
      used = needed;
      while (used > width) {
        const start = this.#start(line, width, style);
        if (start === line) break;
        lines.push(start);
        line = line.slice(start.length);
        used = this.width(line, style);
      }
    }
    return [...lines, line];
  }

  /** As many letters as fit, at least one. */
  #start(text: string, width: number, style: TextStyle): string {
    let start = "";
    let used = 0;
    for (const letter of text) {
      used += this.width(letter, style);
      if (start && used > width) break;
      start += letter;
    }
    return start;
  }

  /** A line of text whose baseline is at `y`; from `x`, or up to it where it is aligned right. */
  write(text: string, x: number, y: number, style: TextStyle = {}): void {
    const pieces = this.#pieces(text, style);
    const total = pieces.reduce((sum, { width }) => sum + width, 0);
    let at = style.align === "right" ? x - total : x;
    for (const [index, { text: piece, width, options }] of pieces.entries()) {
      const { font, features } = options;
      this.#doc
        .font(font)
        .fontSize(style.size ?? SIZE)
        .fillColor(style.isMuted ? MUTED : INK);
      // Without a space at its end a line and the next one would be one word to who reads by tags.
      const written = index === pieces.length - 1 ? `${piece} ` : piece;
      this.#doc.text(written, at, y, { features, lineBreak: false, baseline: "alphabetic" });
      at += width;
    }
  }

  #pieces(text: string, { size = SIZE, weight = 400, isTabular = false }: TextStyle): Piece[] {
    const key = `${size} ${weight} ${isTabular} ${text}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const pieces = this.#fonts.runs(text, weight).flatMap(({ text: run, font }) =>
      (isTabular ? run.split(/(\d+)/).filter(Boolean) : [run]).map((piece) => {
        const features: PDFKit.Mixins.OpenTypeFeatures[] | undefined =
          isTabular && /\d/.test(piece) ? ["tnum"] : undefined;
        this.#doc.font(font).fontSize(size);
        const width = this.#doc.widthOfString(piece, { features });
        return { text: piece, width, options: { font, features } };
      }),
    );
    this.#measured.set(key, pieces);
    return pieces;
  }

  /** What is no content: rules, repeated heads. */
  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.#doc.markContent("Artifact", { type });
    draw();
    this.#doc.endMarkedContent();
  }

  rule(from: number, y: number, width = 0.5): void {
    this.artifact(() => {
      this.#doc.lineWidth(width).strokeColor(width > 0.5 ? INK : "#d6d3d1");
      this.#doc.moveTo(from, y).lineTo(RIGHT, y).stroke();
    });
  }
}
