import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';

/** The plans with their prices and times, and where to calculate a total. */
export function PlanPrices({ rows }: { rows: string[][] }) {
  const { plan, monthlyPerUser, criticalWithin } = serviceMessages;
  return (
    <>
      <TableFrame
        caption={serviceMessages.plans}
        head={[plan, monthlyPerUser, offersMessages.helpDeskHours, criticalWithin]}
        rows={rows}
      />
      <Row>
        <ButtonLink href="/pricing">{serviceMessages.workOutPrice}</ButtonLink>
        <ButtonLink href="/pricing#plans" variant="secondary">
          {serviceMessages.comparePlans}
        </ButtonLink>
      </Row>
    </>
  );
}
