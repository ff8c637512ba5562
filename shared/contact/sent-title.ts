/** The document's title once a form was sent, which screen readers announce first. */
export const sentTitle = (sentHeading: string, siteName: string): string => `${sentHeading} | ${siteName}`
