/** The fields of a valid inquiry, with optional changes. */
export const inquiryForm = (changes: Record<string, string> = {}): Record<string, string> => ({
  'form-name': 'contact',
  name: 'Pat Miller',
  email: 'pat@example.com',
  phone: '805-555-0142',
  comment: 'Forty feet along the drive, please.',
  ...changes,
})
