/** Two while one is being exchanged for the other. */
export function webhookSecrets(setting: string): string[] {
  return setting
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
}
