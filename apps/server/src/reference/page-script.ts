/** The field above the names: without this script it does not show, and all names stand below. */
export const SCRIPT = `const box=document.getElementById('find'),groups=[...document.querySelectorAll('nav details')]
box.parentElement.hidden=false
box.addEventListener('input',()=>{const sought=box.value.trim().toLowerCase();for(const group of groups){let shown=0
for(const item of group.querySelectorAll('li')){item.hidden=!item.textContent.toLowerCase().includes(sought);shown+=item.hidden?0:1}
group.hidden=shown===0;group.open=sought!==''}
document.getElementById('found').hidden=groups.some((group)=>!group.hidden)})`
