/** Characters of one message to Harvest, trimmed. */
export const maxMessageLength = 1000
