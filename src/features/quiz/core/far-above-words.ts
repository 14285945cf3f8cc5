/** What a student is told of an assigned passage that is far above them. */
export const FAR_ABOVE_WORDS = 'This one is hard. Do your best, or ask your teacher for another.';
