// Which allergens of a dish a guest's note speaks of. It only makes words louder: what it does not understand is still
// shown as it was written.

const SPEAKS_OF_ALLERGY = /allerg|intoleran|c(o?)eliac|cœliaque|epi-?pen|anaphyla/i

/** The note itself warns of something that makes a guest ill. */
export function saysAllergy(note: string): boolean {
  return SPEAKS_OF_ALLERGY.test(note)
}

/** By the allergens that the menu knows; another one is looked for by its own name. */
const WORDS: Readonly<Record<string, RegExp>> = {
  milk: /milk|dairy|lactose|cheese|butter|cream|paneer|ghee|yogh?urt|vegan|\blait/i,
  eggs: /\begg|vegan|\b(œ|oe)ufs?\b/i,
  wheat: /wheat|gluten|flour|c(o?)eliac|\bblé\b/i,
  gluten: /gluten|wheat|flour|c(o?)eliac|cœliaque/i,
  'tree nuts': /\bnuts?\b|tree ?nut|cashew|almond|pistachio|walnut|hazelnut|\bnoix\b/i,
  peanuts: /peanut|\bnuts?\b|arachide/i,
  fish: /\bfish|seafood|poisson/i,
  crustaceans: /shell ?fish|crustacean|seafood|shrimp|prawn|crab|lobster|crevette/i,
  // As older menus say it.
  shellfish:
    /shell ?fish|crustacean|mollus|seafood|shrimp|prawn|crab|lobster|crevette|mussel|clam|oyster|squid|scallop/i,
  molluscs: /shell ?fish|mollus|seafood|mussel|clam|oyster|squid|scallop/i,
  soy: /\bsoya?\b|tofu/i,
  sesame: /sesame|tahini|sésame/i,
  mustard: /mustard|moutarde/i,
  sulphites: /sul(ph|f)ite/i,
}

const REFUSES = /\b(no|not|never|without|free|can'?t|cannot|sans|pas de)\b/i

/** The note is about an allergy, or refuses what people are allergic to: 'No peanuts'. */
export function warnsOfAllergens(note: string): boolean {
  if (saysAllergy(note)) return true
  return REFUSES.test(note) && Object.values(WORDS).some((words) => words.test(note))
}

export type AllergensShown = {
  /** Those that the note speaks of. */
  readonly clashing: readonly string[]
  readonly others: readonly string[]
}

/** Null: the note has nothing to do with what the dishes contain. */
export function allergensFor(allergens: readonly string[], note: string): AllergensShown | null {
  const clashing = allergens.filter((allergen) => speaksOf(allergen, note))
  if (clashing.length === 0 && !saysAllergy(note)) return null
  return { clashing, others: allergens.filter((allergen) => !clashing.includes(allergen)) }
}

function speaksOf(allergen: string, note: string): boolean {
  const name = allergen.toLowerCase()
  return WORDS[name]?.test(note) ?? note.toLowerCase().includes(name)
}
