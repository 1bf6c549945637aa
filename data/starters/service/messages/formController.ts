import { formControllerMessages as own } from '#data/messages/formController.ts';

export * from '#data/messages/formController.ts';

export const formControllerMessages = {
  ...own,
  checklist: { ...own.checklist, onItsWay: 'Your checklist will be emailed to you shortly.' },
};
