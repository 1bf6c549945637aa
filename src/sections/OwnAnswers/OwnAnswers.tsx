import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { ShownAnswer } from './shownAnswers.ts';

/** What a buyer asks every provider, answered about this one, each answer with where it can be checked. */
export function OwnAnswers({ answers }: { answers: readonly ShownAnswer[] }) {
  return (
    <Columns minWidth="wide">
      {answers.map(({ id, question, answer, evidence }) => (
        <li key={id}>
          <Stack gap="xs">
            <h3>{question}</h3>
            <p>{answer}</p>
            {'href' in evidence ? (
              <p>
                <a href={evidence.href}>{evidence.label}</a>
              </p>
            ) : (
              <p>{evidence.onRequest}</p>
            )}
          </Stack>
        </li>
      ))}
    </Columns>
  );
}
