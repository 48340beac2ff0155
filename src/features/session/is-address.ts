/** Whether a text can be an e-mail address; whose it is the store alone knows. */
export const isAddress = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
