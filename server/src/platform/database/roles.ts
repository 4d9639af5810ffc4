/** The role of schema `auth`: every connection has it, and each transaction of a person or of upkeep sets another for its time. */
export const authRole = 'app_auth'
