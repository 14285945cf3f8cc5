import { listCompetitionsToJoin } from '#features/activities/contract/competition.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { ACTIVITY_TYPES, type ActivityType } from './activity-draft.ts';
import { NO_OPEN_COMPETITION, TYPE_WORDS } from './draft-words.ts';

interface TypeToChoose {
  readonly value: ActivityType;
  readonly label: string;
  readonly about: string;
  readonly disabled?: boolean;
}

/**
 * The types of an activity. Where no competition is open to join, that type cannot be chosen, and says when it can.
 * @param isOpen false once it is known that none is open.
 * @param chosen stays to choose: a copy of an activity may begin with it.
 */
export const typesToChoose = (isOpen: boolean, chosen: ActivityType): readonly TypeToChoose[] =>
  ACTIVITY_TYPES.map((type) => {
    const { name, about } = TYPE_WORDS[type];
    return type === 'GLOBAL_COMPETITION' && type !== chosen && !isOpen
      ? { value: type, label: name, about: NO_OPEN_COMPETITION, disabled: true }
      : { value: type, label: name, about };
  });

/** The types that a teacher can choose among now. @param chosen the one that is chosen. */
export function useTypesToChoose(chosen: ActivityType): readonly TypeToChoose[] {
  const { data } = useEndpointQuery(listCompetitionsToJoin, {}, { refetchOnMount: 'always' });
  return typesToChoose(data === undefined || data.competitions.length > 0, chosen);
}
