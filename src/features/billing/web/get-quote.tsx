import { wantedQuote } from '#platform/plans/web/wanted-quote.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherAccount } from '#platform/screens/core/addresses.ts';
import { quotePage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';

interface GetQuoteProps {
  /** Somebody who is not logged in: it is kept that they asked for a quote, until they have an account. */
  readonly isVisitor: boolean;
  /** For whom: "for a district". */
  readonly what: string;
}

/** The way to a quote. */
export const GetQuote = ({ isVisitor, what }: GetQuoteProps) => (
  <LinkButton
    {...linkTo(isVisitor ? teacherAccount : quotePage)}
    {...(isVisitor && { onClick: () => void wantedQuote.write(true) })}
    label={`Get a quote ${what}`}
  >
    Get a quote
  </LinkButton>
);
