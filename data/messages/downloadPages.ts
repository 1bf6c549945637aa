export const downloadPagesMessages = {
  get: 'Download the {title} ({fileFacts})',
  allDownloads: 'All checklists and templates',
  whatIsInIt: "What's in it",
  whoItIsFor: 'Who it is for',
  preview: 'Preview',
  file: 'The file',
  format: 'Format',
  size: 'Size',
  updated: 'Last changed',
  kind: 'Kind',
  noSignUp: 'Free, without sign-up.',
} as const;

export const downloadPagesSourceMessages = {
  moreItems: 'The other points',
  formats: {
    PDF: 'PDF, for any computer, phone or printer',
    XLSX: 'XLSX, for Excel, Google Sheets or LibreOffice',
    DOCX: 'DOCX, for Word, Google Docs or LibreOffice',
  },
} as const;
