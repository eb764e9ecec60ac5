import type { ExamplesOf } from './example.ts'

const TEXTS = {
  en: { subject: 'A message from Sizzle & Spice', message: 'Hello {customerName},', closing: 'See you soon.' },
  fr: { subject: 'Un message de Sizzle & Spice', message: 'Bonjour {customerName},', closing: 'À bientôt.' },
}

export const letterTextExamples: ExamplesOf<
  'getLetterTexts' | 'saveLetterTexts' | 'previewLetterTexts' | 'sendTestLetter'
> = {
  getLetterTexts: {
    input: {},
    answer: {
      letters: [
        {
          templateId: 'custom',
          texts: TEXTS,
          version: 2,
          updatedAt: '2026-11-20T21:50:00.000Z',
          updatedBy: 'Olivia Owner',
        },
      ],
    },
  },
  saveLetterTexts: {
    input: { templateId: 'custom', texts: TEXTS, expectedVersion: 2 },
    answer: { version: 3 },
  },
  previewLetterTexts: {
    input: { templateId: 'custom', texts: TEXTS },
    answer: {
      letters: [
        {
          language: 'fr',
          subject: 'Un message de Sizzle & Spice',
          text: 'Un message de Sizzle & Spice\n\nBonjour Priya Sharma,',
          html: '<!doctype html><html lang="fr-CA"></html>',
        },
      ],
    },
  },
  sendTestLetter: {
    input: { templateId: 'custom', language: 'fr', texts: TEXTS },
    answer: { messageId: '0199a3f5-c6c0-7ef8-91ec-75869708a9bb', message: 'A test goes to owner@example.com.' },
  },
}
