import * as contract from '@sizzle/contract/menu-photos.ts'
import { photoProblem } from '@sizzle/domain/menu/image.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { changeImage } from './change-image.ts'

export const setMenuImageUrl = operation(contract.setMenuImageUrl, async ({ url, ...dish }, context) => {
  const problem = refuseInput(problemsOf([['url', photoProblem(url, null)]]))
  return problem ?? changeImage(context, { ...dish, action: 'setMenuImageUrl', image: url.trim() })
})

export const removeMenuImage = operation(contract.removeMenuImage, (dish, context) =>
  changeImage(context, { ...dish, action: 'removeMenuImage', image: null }),
)
