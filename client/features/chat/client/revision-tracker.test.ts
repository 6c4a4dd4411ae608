import { expect, test } from "vitest";
import { RevisionTracker } from "./revision-tracker.ts";

function trackerAt(revision: number): RevisionTracker {
  const tracker = new RevisionTracker();
  tracker.begin(revision);
  return tracker;
}

test("notices missed revisions", () => {
  const tracker = trackerAt(5);
  tracker.hear(6);
  expect(tracker).toMatchObject({ synced: 6, hasGap: false });
  tracker.hear(8);
  expect(tracker).toMatchObject({ synced: 6, hasGap: true });
  tracker.hear(7);
  expect(tracker).toMatchObject({ synced: 8, hasGap: false });
});

test("a second edit leaves a gap that catching up closes", () => {
  const tracker = trackerAt(5);
  tracker.hear(7);
  expect(tracker.hasGap).toBe(true);
  tracker.catchUp([7], tracker.heard);
  expect(tracker).toMatchObject({ synced: 7, hasGap: false });
});

test("events during catching up do not hide earlier missed ones", () => {
  const tracker = trackerAt(5);
  tracker.hear(7);
  const { heard } = tracker;
  tracker.hear(9);
  tracker.catchUp([6, 7], heard);
  expect(tracker).toMatchObject({ synced: 7, hasGap: true });
  tracker.hear(8);
  expect(tracker).toMatchObject({ synced: 9, hasGap: false });
});

test("catches up page by page before live events count", () => {
  const tracker = trackerAt(1);
  tracker.hear(250);
  tracker.catchUp([2, 101]);
  expect(tracker).toMatchObject({ synced: 101, hasGap: true });
  tracker.catchUp([201]);
  tracker.catchUp([250], tracker.heard);
  expect(tracker).toMatchObject({ synced: 250, hasGap: false });
});

test("starts over if it is more than a thousand behind", () => {
  const tracker = trackerAt(10);
  tracker.hear(12);
  expect(tracker.isTooFarBehind(1_010)).toBe(false);
  expect(tracker.isTooFarBehind(1_011)).toBe(true);
  tracker.begin(1_011);
  expect(tracker).toMatchObject({ synced: 1_011, hasGap: false });
});
