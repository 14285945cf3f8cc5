/** How a stem asks, as far as a program sees it. */

const QUESTION_WORD = /\b(?:what|which|who|whom|whose|how|when|where|why)\b/i;
const PREPOSITION =
  /\b(?:about|above|across|after|against|along|among|around|as|at|before|behind|below|beside|besides|between|beyond|by|despite|during|except|for|from|in|inside|into|near|of|off|on|onto|out|over|since|than|through|to|toward|towards|under|until|up|upon|with|within|without)\s*$/i;
/** A question word this many words from the start still opens the stem: "On account of what …", "As long as how many …". */
const OPENING_WORDS = 5;

/** "With what …", "On which …", "The purchases of how many …": a preposition comes before the question word, and no comma between. */
export function frontsPreposition(stem: string): boolean {
  const at = stem.search(QUESTION_WORD);
  const before = stem.slice(0, at === -1 ? 0 : at);
  const opening = before.trim().split(/\s+/).length <= OPENING_WORDS && !/[,;:.!?]/.test(before);
  return opening && PREPOSITION.test(before);
}

/** Each line is one way to ask why, how one knows, what something shows, means or suggests, what is likely, what is wanted, or how a part works. */
const THOUGHTS: readonly RegExp[] = [
  /\bwhy\b|\bhow come\b|\bwhat (?:makes|made|causes|caused|leads?|led)\b|\bwhat (?:is|was) the (?:main )?(?:reason|cause)\b/i,
  /\bhow (?:do|does|can|could|did|would) (?:we|you|the reader|readers?|a reader|\w+|the \w+) (?:know|tell|find out|figure out|work out)\b/i,
  /\b(?:(?<!to )shows?|showed|shown|suggests?|suggested|impl(?:y|ies|ied)|reveals?|revealed|proves?|proved|hints?|tells? (?:us|you|the reader|readers))\b/i,
  /\b(?:means?|meant(?! to)|stands? for|symbol(?:s|izes?)?|represents?)\b/i,
  /\b(?:most|more|least) likely\b|\bprobably\b|\bmost (?:surprised|useful|important)\b|\bwould (?:\w+ ){0,5}(?:if|have|change|happen|think|say|agree|feel|most|best)\b|\bwhat if\b/i,
  /\b(?:best|better|mainly|mostly) (?:\w+ )?(?:supports?|explains?|describes?|fits?|sums?|shows?|answers?|states?|tells?|matches|teaches?|expresses|captures?|weakens?|strengthens?|evidence|reason|proof|about)\b|\b(?:strongest|weakest|best) (?:evidence|reason|proof|support|argument)\b|\bsupports?\b|\bweakens?\b|\bstrengthens?\b/i,
  /\b(?:author|writer|narrator|poet|speaker|storyteller)(?:['’]s)? (?:\w+ )?(?:want|wants|wanted|purpose|point|view|attitude|opinion|reason|tone|feel|feels|think|thinks|include|includes|use|uses|begin|begins|end|ends|mention|mentions|try|tries|trying|hope|hopes|choose|chooses|repeat|repeats)\b/i,
  /\b(?:purpose|lesson|theme|moral|message|main idea|central idea|main point|point of (?:the|this|view)|attitude|mood|tone|mainly about)\b/i,
  /\bhow (?:do|does|did|is|are|was|were) (?:the |this |these |that |its |her |his |\w+['’]s )?(?:\w+ )?(?:paragraphs?|stanzas?|lines?|sentences?|words?|parts?|title|ending|beginning|section|comparison|story|poem|text|passage|example|examples|detail|details|repetition)\b/i,
  /\bwhat (?:does|do|did|is|are) (?:the |this |these |that )?(?:\w+ )?(?:paragraphs?|stanzas?|lines?|sentences?|title|ending|section|comparison|example|detail|repetition) (?:\w+ )?(?:add|do|for|doing|help|helps|let|prepare)\b/i,
  /\bhow (?:do|does|did|has|have|would) (?:\w+ ){1,4}(?:change|changed|feel|differ|help|helps|affect|connect|compare)\b/i,
  /\b(?:learns? (?:about|from)|learned (?:about|from)|realizes?|realized|understands?|understood|worth|matters?|mattered|important|difference|in common|differ)\b/i,
];

/** What asks for a number, a place, a time or a name, whatever else it says. */
const LOOKS_UP =
  /^(?:(?:about )?how (?:many|much|long|far|often|old|soon)|when|where|who|whose|whom|(?:in )?which (?:paragraph|stanza|line))\b/i;

/** Whether a stem asks for what has to be thought about rather than found. Whether the question does is for readers to say. */
export function asksForThought(stem: string): boolean {
  return !LOOKS_UP.test(stem) && !frontsPreposition(stem) && THOUGHTS.some((form) => form.test(stem));
}
