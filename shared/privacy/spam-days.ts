const maxSpamDays = 30

/** How long spam is kept: as long as inquiries (0 is forever), but never longer than 30 days. */
export const spamDays = (retentionDays: number): number => Math.min(retentionDays || maxSpamDays, maxSpamDays)
