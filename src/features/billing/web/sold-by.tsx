import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { type Seller, sellerInWords } from '../core/ordering.ts';

/** Who sells, as the operator has set it; nothing where nothing was set. */
export function SoldBy({ name, address, email }: Seller) {
  const words = sellerInWords({ name, address });
  if (words === '' && email === null) return null;
  return (
    <Facts>
      {words !== '' && <Fact name="Seller">{words}</Fact>}
      {email !== null && (
        <Fact name="Orders and questions">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
    </Facts>
  );
}
