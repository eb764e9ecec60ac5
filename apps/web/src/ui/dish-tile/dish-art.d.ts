declare module 'virtual:dish-art' {
  /** Ends with a slash; made by the dish-art plugin of the build. */
  export const artFolder: string
}
