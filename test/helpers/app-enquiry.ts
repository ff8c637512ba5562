/** A whole and right enquiry, with changes. */
export const enquiry = (changes: Record<string, string> = {}): Record<string, string> => ({
  'form-name': 'contact',
  name: 'Pat Miller',
  email: 'pat@example.com',
  phone: '805-555-0142',
  comment: 'Forty feet along the drive, please.',
  ...changes,
})
