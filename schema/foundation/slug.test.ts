import { describe, expect, test } from "vitest";
import { isSlug, slugify } from "./slug.ts";

describe("a slug is made from a title", () => {
  test.each([
    ["Drawing an å", "drawing-an-a"],
    ["Blå ærfugl på Sørøya", "bla-aerfugl-pa-soroya"],
    ["L’été, c'est où ?", "lete-cest-ou"],
    ["Œuvre & Straße", "oeuvre-strasse"],
    ["  Spaces   and\ttabs ", "spaces-and-tabs"],
    ["100 % of C++", "100-of-c"],
    ["ﬁne ①", "fine-1"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["../../etc/passwd", "etc-passwd"],
    ["Đà Nẵng", "da-nang"],
    ["Kırmızı ışık, İstanbul", "kirmizi-isik-istanbul"],
    ["Dvořák, Łódź & Škoda", "dvorak-lodz-skoda"],
    ["Þingvellir og Ðjúpivogur", "thingvellir-og-djupivogur"],
    ["Müller über Größe", "muller-uber-grosse"],
    ["Привет, мир", "privet-mir"],
    ["Київ", "kiyiv"],
    ["Αθήνα", "athina"],
    ["Ђорђе и Јелена", "djordje-i-jelena"],
    ["Беларуская ўлада", "belaruskaya-ulada"],
    ["Қазақстан", "kazakstan"],
    ["Ɔkyɛfoɔ", "okyefoo"],
    ["Ħamrun Ŋala Čáhci", "hamrun-nala-cahci"],
    ["ǆep ĳs", "dzep-ijs"],
    ["日本語", ""],
    ["😀", ""],
    ["", ""],
  ])("%j becomes %j", (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  test("has at most 80 characters and does not end in a hyphen", () => {
    expect(slugify("x".repeat(200))).toHaveLength(80);
    expect(slugify(`${"x".repeat(79)} and more`)).toBe("x".repeat(79));
  });
});

describe("slugs", () => {
  test.each(["a", "a-b", "2026", "a-2-b"])("%s is valid", (value) => {
    expect(isSlug(value)).toBe(true);
  });

  test.each(["", "-", "a-", "-a", "a--b", "A", "å", "a b", "a/b", "a.b", "a_b", "a\n"])(
    "%j is invalid",
    (value) => {
      expect(isSlug(value)).toBe(false);
    },
  );
});
