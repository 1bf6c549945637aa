import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import type { PlanOfferData } from './planOffer.ts';

/** The plans with their prices and times, and where to calculate a total. */
export function PlanPrices({ plans }: Pick<PlanOfferData, 'plans'>) {
  const { plan, monthlyPerUser, criticalWithin } = serviceMessages;
  return (
    <>
      <TableFrame
        caption={serviceMessages.plans}
        head={[plan, monthlyPerUser, offersMessages.helpDeskHours, criticalWithin]}
        rows={plans}
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
