import { updateUser } from './update-user.ts'

export const userOperations = [updateUser]
