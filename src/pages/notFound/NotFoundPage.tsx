import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { GoBack } from '../../features/navigation/GoBack.tsx';
import type { MissingData } from './missing.ts';

/** What stands where a page should be: what happened and the ways on. */
export function Page({ data }: { data: MissingData }) {
  return (
    <Block tone="hero">
      <h1>{data.heading}</h1>
      <Lead>{data.message}</Lead>
      <Row>
        <ButtonLink href={data.wayOn.href}>{data.wayOn.label}</ButtonLink>
        {data.goBack && <GoBack />}
      </Row>
    </Block>
  );
}
