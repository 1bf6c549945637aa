import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskFrame, DeskPage } from '#data/owner/deskPages.ts';
import 'virtual:fonts.css';
import '../styles/global.css.ts';
import { AccountPage } from './AccountPage.tsx';
import { HealthPage } from './HealthPage.tsx';
import { HeldBackPage } from './HeldBackPage.tsx';
import { ErasedPage, PrivacyPage } from './PrivacyPages.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { SubscribersPage } from './SubscribersPage.tsx';
import { SuppressionPage } from './SuppressionPage.tsx';
import { ArrivePage, CodePage, ContinuePage, ProblemPage, SignInPage } from './SignInPages.tsx';

/** A page of the owner's desk as a document. */
export function render(page: DeskPage, frame: DeskFrame): string {
  return `<!DOCTYPE html>\n${renderToStaticMarkup(elementOf(page, frame))}\n`;
}

function elementOf(page: DeskPage, frame: DeskFrame) {
  switch (page.kind) {
    case 'signIn':
      return <SignInPage page={page} frame={frame} />;
    case 'code':
      return <CodePage page={page} frame={frame} />;
    case 'arrive':
      return <ArrivePage page={page} frame={frame} />;
    case 'continue':
      return <ContinuePage page={page} frame={frame} />;
    case 'problem':
      return <ProblemPage page={page} frame={frame} />;
    case 'requests':
      return <RequestsPage page={page} frame={frame} />;
    case 'request':
      return <RequestPage page={page} frame={frame} />;
    case 'heldBack':
      return <HeldBackPage page={page} frame={frame} />;
    case 'subscribers':
      return <SubscribersPage page={page} frame={frame} />;
    case 'suppression':
      return <SuppressionPage page={page} frame={frame} />;
    case 'privacy':
      return <PrivacyPage page={page} frame={frame} />;
    case 'erased':
      return <ErasedPage page={page} frame={frame} />;
    case 'health':
      return <HealthPage page={page} frame={frame} />;
    case 'questions':
      return <QuestionsPage page={page} frame={frame} />;
    case 'account':
      return <AccountPage page={page} frame={frame} />;
  }
}
