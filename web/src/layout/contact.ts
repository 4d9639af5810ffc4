/** Where people write to. Answers usually come within 24 hours on weekdays. */
export const supportEmail = 'support@plotluck.example'
export const supportLink = `mailto:${supportEmail}`
