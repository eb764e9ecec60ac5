// What an answer means by its status alone, when it names no code of ours: something between the browser and the server
// answered, or nothing did. The browser's first script carries these sentences, so the tables stay out of here.
export const NO_ANSWER = 'Network error - please check your connection'
export const NOT_NOW = 'Service temporarily unavailable. Please try again later.'
export const PRICES_NOT_CHECKED = 'Price validation failed. Please refresh and try again.'

/** `message` is what the answer itself says; 0 stands for no answer. */
export function sentenceForStatus(status: number, message: string): string {
  if (status === 0) return NO_ANSWER
  if (status === 429) return 'Too many requests. Please wait a moment and try again.'
  if (status >= 500) return NOT_NOW
  if (status === 401) return 'Authentication failed. Please refresh and try again.'
  if (status === 404) return 'The requested resource was not found.'
  if (message.includes('required')) return 'Please fill in all required fields.'
  if (message.includes('Invalid')) return 'Please check your input and try again.'
  return message.includes('pricing') ? PRICES_NOT_CHECKED : message
}
