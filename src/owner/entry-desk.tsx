import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskFrame, DeskPage, DeskPageProps } from '#data/rules/owner/deskPages.ts';
import 'virtual:fonts.css';
import '../styles/global.css.ts';
import { AccountPage } from './AccountPage.tsx';
import { BookingPage } from './BookingPage.tsx';
import { BookingsPage } from './BookingsPage.tsx';
import { BreachesPage } from './BreachesPage.tsx';
import { ConversationPage } from './conversations/ConversationPage.tsx';
import { ConversationsPage } from './conversations/ConversationsPage.tsx';
import { HealthPage } from './HealthPage.tsx';
import { HeldBackPage } from './HeldBackPage.tsx';
import { ErasedPage, PrivacyPage } from './PrivacyPages.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { SubscribersPage } from './SubscribersPage.tsx';
import { SuppressionPage } from './SuppressionPage.tsx';
import { ArrivePage, CodePage, ContinuePage, ProblemPage, SignInPage } from './SignInPages.tsx';

const pages: { [Kind in DeskPage['kind']]: (props: DeskPageProps<Kind>) => ReactElement } = {
  signIn: SignInPage,
  code: CodePage,
  arrive: ArrivePage,
  continue: ContinuePage,
  problem: ProblemPage,
  requests: RequestsPage,
  request: RequestPage,
  heldBack: HeldBackPage,
  subscribers: SubscribersPage,
  suppression: SuppressionPage,
  privacy: PrivacyPage,
  erased: ErasedPage,
  health: HealthPage,
  questions: QuestionsPage,
  account: AccountPage,
  bookings: BookingsPage,
  booking: BookingPage,
  breaches: BreachesPage,
  conversations: ConversationsPage,
  conversation: ConversationPage,
};

/** A page of the owner's desk as a document. */
export function render(page: DeskPage, frame: DeskFrame): string {
  const Page = pages[page.kind] as (props: { frame: DeskFrame; page: DeskPage }) => ReactElement;
  return `<!DOCTYPE html>\n${renderToStaticMarkup(<Page page={page} frame={frame} />)}\n`;
}
