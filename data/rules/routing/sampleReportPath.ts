/** The address of the sample report of the free assessment. */
export const sampleReportPath = '/assessment/sample-report.pdf';
