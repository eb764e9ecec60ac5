/** Around the fields of a new location: those it needs say so at their label. Its words alone are the field's name; a reader is told by `required`. */
export const MARKS_NEEDED =
  '[&_.field:has(:required)>label]:after:ml-2 [&_.field:has(:required)>label]:after:text-sm [&_.field:has(:required)>label]:after:font-normal [&_.field:has(:required)>label]:after:text-soft [&_.field:has(:required)>label]:after:content-["required"_/_""]'
