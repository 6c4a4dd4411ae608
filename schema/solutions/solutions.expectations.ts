import { uuid } from "../foundation/uuid.ts";
import {
  draftOperations,
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  WRITERS,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    publishedSolutions: ["{ publishedSolutions { nodes { id } } }", EVERYBODY],
    publishedSolution: [`{ publishedSolution(slug: "nothing") { id } }`, EVERYBODY],
    solution: [`{ solution(${ID}) { id } }`, EVERYBODY],
    solutions: ["{ solutions { nodes { id } } }", WRITERS],
    solutionCounts: ["{ solutionCounts { all } }", WRITERS],
    deletedSolutions: ["{ deletedSolutions { nodes { id } } }", WRITERS],
    createSolution: ["mutation { createSolution(input: {}) { id } }", WRITERS],
    updateSolution: [`mutation { updateSolution(${ID}, input: {}) { id } }`, WRITERS],
    ...draftOperations("Solution", WRITERS),
    publishSolution: [`mutation { publishSolution(${ID}, locale: en) { id } }`, WRITERS],
    unpublishSolution: [`mutation { unpublishSolution(${ID}, locale: en) { id } }`, WRITERS],
    deleteSolution: [`mutation { deleteSolution(${ID}) }`, WRITERS],
    selectSolutions: ["mutation { selectSolutions { id } }", WRITERS],
    deleteSolutions: [`mutation { deleteSolutions(${IDS}) { ids } }`, WRITERS],
    restoreSolutions: [`mutation { restoreSolutions(${IDS}) { count } }`, WRITERS],
    purgeSolutions: [`mutation { purgeSolutions(${IDS}) { ids } }`, WRITERS],
    publishSolutions: [`mutation { publishSolutions(${IDS}) { count } }`, WRITERS],
    archiveSolutions: [`mutation { archiveSolutions(${IDS}) { count } }`, WRITERS],
    unarchiveSolutions: [`mutation { unarchiveSolutions(${IDS}) { count } }`, WRITERS],
    unpublishSolutions: [`mutation { unpublishSolutions(${IDS}) { count } }`, WRITERS],
    undoArchiveSolutions: [
      `mutation { undoArchiveSolutions(selectionId: "${uuid()}") { count } }`,
      WRITERS,
    ],
  },
  calls: {
    "GET /api/solutions/posts": WRITERS,
    "POST /api/solutions/posts": WRITERS,
    "PUT /api/solutions/posts/{id}": WRITERS,
    "DELETE /api/solutions/posts/{id}": WRITERS,
    "GET /api/solutions/public": EVERYBODY,
    "GET /api/solutions/public/{slug}": EVERYBODY,
    "GET /api/solutions/categories": EVERYBODY,
    "GET /api/solutions/categories/{slug}": EVERYBODY,
  },
  tiny: ["solutions", "solutions_projects", "solutions_faqs"],
};
