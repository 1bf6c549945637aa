import { useEffect, useRef, useState } from 'react';
import { toolsMessages } from '#data/messages/tools.ts';
import { excludedBy } from '#data/rules/firstSteps/excludedBy.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { FirstStepsTool } from '#data/rules/schema/tool.ts';

export type FirstStepsData = Pick<FirstStepsTool, 'questions' | 'phases'>;

/** Keeps the answers in the address, which then shows everyone the same steps, and says how many steps apply. */
export function useFirstSteps({ questions, phases }: FirstStepsData) {
  const answers = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const inputs = () => [...(answers.current?.querySelectorAll('input') ?? [])];
  const choices = () => inputs().filter((input) => input.dataset.choice !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const input of choices()) if (query.get(input.name) === input.value) input.checked = true;
  }, []);

  const onChange = () => {
    const chosen = choices().filter(({ checked }) => checked);
    const address = new URL(location.href);
    for (const { id } of questions) address.searchParams.delete(id);
    for (const { name, value } of chosen) address.searchParams.set(name, value);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
    const given = new Set(chosen.map(({ dataset }) => dataset.choice));
    const steps = phases.flatMap((phase) => phase.steps);
    const left = steps.filter((step) => !excludedBy(step, questions).some((choice) => given.has(choice)));
    setStatus(fill(toolsMessages.steps.shown, { shown: left.length, all: steps.length }));
  };
  return {
    answers,
    status,
    onChange,
    onReset: () => {
      for (const input of inputs()) input.checked = input.defaultChecked;
      onChange();
    },
  };
}
