/** The hash in the names of the dish pictures, set by the dish-art plugin of the build. */
declare const __DISH_ART__: string
