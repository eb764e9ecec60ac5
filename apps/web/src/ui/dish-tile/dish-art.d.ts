/** Where the pictures of dishes lie, with a slash at the end; set by the dish-art plugin of the build. */
declare const __DISH_ART__: string
