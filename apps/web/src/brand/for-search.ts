// What search engines and app stores are told; no page loads it.
export const FOR_SEARCH = {
  description:
    'Tandoor breads, slow curries and fresh chutneys from our kitchens in Nova Scotia. Order for pickup, delivery or dine-in.',
  currency: 'CAD',
} as const
