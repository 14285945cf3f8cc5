/** Where something is in the text of a file: character offsets, end exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where a passage file speaks of one question's options. */
export interface QuestionPlaces {
  readonly code: string;
  /** Each option's whole text, in order. */
  readonly options: readonly Place[];
}

type Edit = Place & { readonly text: string };

/**
 * The text of a passage file with the options of its questions in a new order and nothing else changed: comments,
 * quotes and line breaks stay. Recorded readings name options whatever their order, so that they keep their meaning.
 *
 * @param orders for each question's code, the present option indices in the new order
 */
export function reorderText(
  source: string,
  questions: readonly QuestionPlaces[],
  orders: ReadonlyMap<string, readonly number[]>,
): string {
  const edits = questions.flatMap((question) => {
    const order = orders.get(question.code);
    return order === undefined ? [] : questionEdits(source, question, order);
  });
  // From the end, so that the offsets before an edit still hold.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

function questionEdits(source: string, { options }: QuestionPlaces, order: readonly number[]): Edit[] {
  const textAt = ({ start, end }: Place): string => source.slice(start, end);
  return options.map((place, at) => ({ ...place, text: textAt(options[order[at] ?? at] ?? place) }));
}
