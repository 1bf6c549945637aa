/** What the files to download say beside their own records. */
export const downloadsMessages = {
  /** The styles of a document, as word processors list them. */
  styles: {
    titleMark: 'Title Mark',
    contentsHeading: 'Contents Heading',
    instruction: 'Instruction',
    messageTitle: 'Message Title',
    message: 'Message',
    tableText: 'Table Text',
    tableLabel: 'Table Label',
    tableHead: 'Table Head',
    afterTable: 'After Table',
  },
} as const;
