/** The second game: number | phrase of the rules it rests on | gloss. */
export const PROKURATOR = `
R-258 | Ведущий, он же Прокуратор — главное действующее лицо, следит за игрой, создает темы, исполняет решения голосования. | The host is the Prokurator: watches the game, creates topics, executes the vote's decisions.
R-259 | Объявляет статусы убитых участников. | He announces the statuses of killed participants (no threshold).
R-260 | спит ночью и голосует днём. | The peaceful citizen (chizh) sleeps at night and votes by day.
R-261 | Может выдвинуть на казнь одного кандидата в день. | A citizen may nominate ONE candidate for execution a day.
R-262 | Может голосовать за казнь любого из выдвинутых кандидатов. | He may vote for the execution of any NOMINATED candidate.
R-263 | ночью совещается, кого бы убить из своего города. Днём имеет все права Мирного жителя, в т.ч. право на голосование. | A mafioso confers at night; by day he has all the rights of a citizen, the vote included.
R-264 | глава мафии, его мнение — окончательно, также он сообщает прокуратору имя жертвы. | The Godfather heads the mafia; his opinion is final; he tells the prokurator the victim's name.
R-265 | Первый Крестный отец назначается ведущим. | The first Godfather is appointed by the host.
R-266 | Убийство Крёстного отца влечёт избрание нового Крёстного отца. | The killing of the Godfather entails the election of a new one.
R-267 | В ночь смерти Крестного отца мафия не может убивать. | On the night of the Godfather's death the mafia cannot kill.
R-268 | ночью просыпается и узнает у прокуратора статус одного из граждан своего города. Днём имеет все права Мирного жителя. | The commissioner wakes at night and learns from the prokurator the status of one citizen; by day has all a citizen's rights.
R-269 | аналог мафиози, но играет сам за себя. | The maniac is like a mafioso but plays for himself.
R-270 | Победит, если выживет. | He wins if he survives.
R-271 | Сообщает имя жертвы прокуратору. | He tells the prokurator the victim's name.
R-272 | Способен защитить жителя от пули мафии или ножа маньяка. | The doctor (Врач) can protect a resident from the mafia's bullet or the maniac's knife.
R-273 | Днем говорит прокуратору, кого защищает. | He tells the prokurator by DAY whom he protects.
R-274 | днем может сравнить статусы двух различных игроков. | The journalist by DAY may compare the statuses of two DIFFERENT players.
R-275 | Ответом ему будет: "Одинаковы" или "Различны". | The answer is "Одинаковы" (same) or "Различны" (different).
R-276 | Казнь — это узаконенное убийство живого Гражданина города. | Execution is the lawful killing of a living citizen.
R-277 | Каждый день любой живой игрок может выдвинуть на казнь одного любого другого живого игрока. | Every day any living player may nominate any one other living player.
R-278 | Выдвижения себя/ведущего не принимаются. | Nominations of oneself or of the host are not accepted.
R-279 | Выдвижение кандидата на казнь после начала голосования не допускается. | No nomination after the voting has begun.
R-280 | В конце дня обязательно кто-то в городе будет казнён. | At the end of the day somebody is executed without fail.
R-281 | Для этой процедуры создается отдельная тема с голосованием. | A separate voting topic is created for it.
R-282 | Примерное начало казни - в 20:00 по МСК. | The execution starts at about 20:00 Moscow time.
R-283 | Казнь длится один час с момента создания ведущим темы-голосования. | It lasts one hour from the moment the host creates the voting topic.
R-284 | Если, например, ведущий открыл голосование в 20:03 по форумным часам, то голоса/изменения голосов, поданные в 21:03 или позже, не принимаются.» … «Следите за временем! | Opened at 20:03 by the forum clock: votes and changes made at 21:03 or later are not accepted.
R-285 | Голос подается с поомщью сообщения, содержащего ник того, против кого голосуют. | A vote is a message with the nick of the one voted against.
R-286 | До момента окончания голосования житель может отменить или поменять свой голос | Until the end a resident may cancel or change his vote by a NEW message…
R-287 | (допускается только однократная смена голоса)» … «оставив в теме голосования новое сообщение. | …but only ONE change is allowed.
R-288 | Правки старого не принимаются: в случае наличия "исправленного" голоса ведущий смотрит историю и зачитывает первоначальный вариант. | Edits of the old message are not accepted: the host looks into the history and counts the ORIGINAL version.
R-289 | Голоса против самого себя не засчитываются. | Votes against oneself are not counted.
R-290 | Варианта "против всех" не предусмотрено | There is no "against all" option.
R-291 | однако игрок может отказаться от участия в голосовании, оставив в теме сообщение соответствующего содержания (или банально проигнорировав голосование). | A player may decline to vote, by a message or by ignoring the vote (no penalty).
R-292 | Если число голосов по двум или более кандидатам равно, казнится тот, последний голос «казнить» за которого оказался раньше. | If two or more candidates have equal votes, the one whose LAST vote to execute came EARLIER is executed.
R-293 | Казненный имеет право на последнее слово, которое может быть высказано в течение часа после окончания казни. | The executed may say a last word within an hour after the execution ends.
R-294 | Каждую ночь мафия убивает одного Гражданина. | Every night the mafia kill one citizen.
R-295 | Мафия вправе отказаться от убийства по собственным соображениям. | The mafia may decline to kill.
R-296 | Решение об отказе от убийства принимает Крёстный отец. | The decision to decline is the Godfather's.
R-297 | Решение об убийстве принимается Крёстным отцом. | The decision to kill is the Godfather's.
R-298 | Если Крёстный отец ночью молчит или не может принять решение, порядок принятия решения определяется ведущим. | If the Godfather is silent or cannot decide, the host determines how the decision is made.
R-299 | Молчание всех членов мафии в течение всей ночи приравнивается к отказу от убийства. | Silence of the whole mafia all night equals declining.
R-300 | Мафия обязана отправить ведущему описание убийства. | The mafia must send the host a description of the murder.
R-301 | В случае отсутствия описания убийство не засчитывается. | Without a description the kill does not count.
R-302 | Отличается от убийства мафии тем, что маньяк обязан убивать. | The maniac's kill differs from the mafia's in that the maniac MUST kill.
R-303 | Маньяк обязан отправить ведущему описание убийства. | The maniac must send a description of the murder.
R-304 | В случае неактивности кого-либо из участников, прокуратор вправе вычеркнуть его из игры, убив своими руками. | The prokurator may strike an inactive participant out of the game, killing him with his own hands.
R-305 | Мафии засчитывается победа в том случае, если количество живых мафиози и оставшихся мирных жителей равно, либо мирных меньше. | Mafia win when the living mafiosi equal the remaining peaceful citizens, or the citizens are fewer.
R-306 | Засчитывается им в том случае, если пойманы все мафиози. | The peaceful win when all mafiosi are caught.
R-307 | Засчитывается маньяку в том случае, если все остальные жители города мертвы. | The maniac wins when all the other residents are dead.
`;
